import { Skeleton } from '@standby/shared-ui';
import { Figure, FigureBox, Root as Countdown, Word } from './clock/Countdown.styles';
import { Columns, ControllerPage, Layout, Middle, Way } from './Controller.styles';
import { height } from './desk-layout';
import { Below, Column, Words } from './DeskOutline.styles';
import { Root as Rail, State } from './Rail/Rail.styles';
import { Large, Root as Stage } from './Stage/Stage.styles';
import { Deck, Face, Root as TimerPanel } from './TimerPanel/TimerPanel.styles';

/** Place of the figure. No time stands there before it is the right one. */
function NoFigure() {
  return (
    <Countdown data-threshold="normal">
      <Word />
      <FigureBox>
        <Figure data-digits="none">––:––</Figure>
      </FigureBox>
    </Countdown>
  );
}

/** Outline of the desk: the places of its clock, its controls and its panels. */
export function DeskOutline() {
  return (
    <ControllerPage
      title="Live room"
      data-own-menu
      heading={<Words height="1lh" />}
      breadcrumb={
        <Way>
          <Words height="1lh" />
        </Way>
      }
    >
      <Layout>
        <Rail>
          <State />
        </Rail>
        <Columns>
          <TimerPanel>
            <Face>
              <NoFigure />
              <Skeleton height="0.5rem" />
              <Skeleton height="3.5rem" />
            </Face>
            <Deck>
              <Skeleton height={height.row} />
              <Skeleton height={height.row} />
            </Deck>
          </TimerPanel>
          <Middle>
            <Stage>
              <Skeleton height={height.row} />
              <Large>
                <NoFigure />
              </Large>
            </Stage>
            <Below height={height.wall} />
            <Below height={height.log} />
          </Middle>
          <Column height="100%" data-area="rundown" />
          <Column height="100%" data-area="calls" />
          <Column height="100%" data-area="messages" />
        </Columns>
      </Layout>
    </ControllerPage>
  );
}
