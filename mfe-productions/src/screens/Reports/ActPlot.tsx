import { useId } from 'react';
import { reportFigure } from '@standby/live-room/domain/time/time';
import { actLengths, performancesOf, type ActLengths } from '../../domain/report/act-lengths';
import { placePoints, PLOT_HEIGHT, PLOT_WIDTH, plotScale } from '../../domain/report/act-plot';
import type { Report } from '../../domain/report/report';
import * as S from './Reports.styles';

/** Dash patterns that distinguish the acts without colour. */
const DASHES = ['none', '8 4', '2 4', '10 3 2 3'] as const;

function Table({ lengths }: { readonly lengths: readonly ActLengths[] }) {
  return (
    <S.Scroll role="region" aria-label="Act lengths in figures" tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Performance</th>
            {lengths.map(({ act }) => (
              <th key={act} scope="col">
                {act}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {performancesOf(lengths).map((performance) => (
            <tr key={performance}>
              <th scope="row">{performance}</th>
              {lengths.map(({ act, points }) => {
                const point = points.find((candidate) => candidate.performance === performance);
                return <td key={act}>{point ? reportFigure(point.lengthMs) : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  );
}

/** Lengths of the acts over the performances, as lines and in figures. */
export function ActPlot({ reports }: { readonly reports: readonly Report[] }) {
  const id = useId();
  const lengths = actLengths(reports);
  const performances = performancesOf(lengths);
  // A single performance has nothing to compare with.
  if (performances.length < 2) return null;
  const scale = plotScale(lengths);
  return (
    <S.Figure aria-labelledby={id}>
      <h2 id={id}>Act lengths, in minutes</h2>
      <svg viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`} aria-hidden>
        {scale.minutes.map(({ minutes, y }) => (
          <g key={minutes}>
            <line x1="48" x2={PLOT_WIDTH} y1={y} y2={y} stroke="currentColor" opacity="0.25" />
            <text x="40" y={y + 4} textAnchor="end" fill="currentColor">
              {minutes}
            </text>
          </g>
        ))}
        {scale.performances.map(({ performance, x }) => (
          <text key={performance} x={x} y={PLOT_HEIGHT - 6} textAnchor="middle" fill="currentColor">
            {performance}
          </text>
        ))}
        {lengths.map((line, place) => {
          const points = placePoints(line, scale);
          const last = points.at(-1);
          return (
            <g key={line.act} data-line={place % DASHES.length}>
              <polyline
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeDasharray={DASHES[place % DASHES.length]}
              />
              {points.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r="4" fill="currentColor" />
              ))}
              {last && (
                <text x={last.x} y={last.y - 10} textAnchor="end" fill="currentColor">
                  {line.act}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Table lengths={lengths} />
    </S.Figure>
  );
}
