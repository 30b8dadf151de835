import { Download } from 'lucide-react';
import { IconButton, Muted } from '@standby/shared-ui';
import {
  DESKTOP_APP_VERSION,
  desktopDownloads,
  type DesktopDownload,
} from '../../../domain/downloads';
import { useComingSoonToast } from '../useComingSoonToast';
import { Block } from './Block';
import * as S from './Sidebar.styles';

/** Downloads of the desktop app for each system. */
export function DesktopDownloads() {
  const showComingSoon = useComingSoonToast();

  const handleDownload = ({ name, filename }: DesktopDownload): void =>
    showComingSoon(`The download for ${name} is not here yet`, `It will fetch ${filename}.`);

  return (
    <Block title="Desktop Downloads">
      <Muted>Standby for the desktop, version {DESKTOP_APP_VERSION}</Muted>
      <S.List role="list">
        {desktopDownloads.map((download) => (
          <S.Row key={download.filename}>
            <S.Words>
              <S.Line>
                {download.name} <S.Size>{download.sizeMegabytes} MB</S.Size>
              </S.Line>
              <S.Small>{download.filename}</S.Small>
            </S.Words>
            <IconButton
              label={`Download for ${download.name}`}
              onClick={() => handleDownload(download)}
            >
              <Download strokeWidth={1.5} aria-hidden />
            </IconButton>
          </S.Row>
        ))}
      </S.List>
    </Block>
  );
}
