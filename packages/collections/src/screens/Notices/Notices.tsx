import { useRef } from 'react';
import { styled } from 'styled-components';
import { Banner, Button, space, useClock } from '@standby/shared-ui';
import { type Clock, formatMoment } from '@standby/shared-ui/text';
import type { Notice, NoticeKind } from '../../port';

const titles: Readonly<Record<NoticeKind, string>> = {
  quarantined: 'Some of it could not be read',
  'newer-version': 'Saved by a newer version',
  'memory-only': 'Changes are not saved',
  offline: 'No connection',
  'read-only': 'You can look, not change',
};

const Root = styled.div`
  display: grid;
  gap: ${space[3]};

  /* The group takes the focus when a notice is gone, but it is not a control. */
  &:focus {
    outline: none;
  }

  &:empty {
    display: none;
  }
`;

const Key = styled.code`
  overflow-wrap: anywhere;
`;

function noticeText({ message, quarantineKey, loadedAt }: Notice, clock: Clock) {
  if (loadedAt) return `${message} Last updated ${formatMoment(loadedAt, clock)}.`;
  if (quarantineKey === undefined) return message;
  return (
    <>
      {message} They are under <Key>{quarantineKey}</Key>.
    </>
  );
}

interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (notice: Notice) => void;
}

/** Shows the notices of a collection until the person has read them. */
export function Notices({ notices, onDismiss }: NoticesProps) {
  const clock = useClock();
  const rootRef = useRef<HTMLDivElement>(null);

  const handleDismiss = (notice: Notice): void => {
    rootRef.current?.focus();
    onDismiss(notice);
  };

  return (
    <Root ref={rootRef} tabIndex={-1}>
      {notices.map((notice) => (
        <Banner
          key={notice.message}
          tone="standby"
          title={titles[notice.kind]}
          text={noticeText(notice, clock)}
          action={
            <Button size="small" onClick={() => handleDismiss(notice)}>
              Dismiss
            </Button>
          }
        />
      ))}
    </Root>
  );
}
