import type { Notice } from './notices';

/** The notices of one collection, each said once. */
export interface NoticeBoard {
  readonly current: () => readonly Notice[];
  readonly tell: (notice: Notice) => void;
  readonly dismiss: (notice: Notice) => void;
}

export function createNoticeBoard(onChange: () => void): NoticeBoard {
  let notices: readonly Notice[] = [];
  return {
    current: () => notices,
    tell(notice) {
      if (notices.some(({ message }) => message === notice.message)) return;
      notices = [...notices, notice];
      onChange();
    },
    dismiss(notice) {
      if (!notices.includes(notice)) return;
      notices = notices.filter((other) => other !== notice);
      onChange();
    },
  };
}
