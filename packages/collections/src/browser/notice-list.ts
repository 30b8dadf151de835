import type { Notice } from '../port/collection';

/** The notices of one collection, without duplicates. */
interface NoticeList {
  readonly current: () => readonly Notice[];
  readonly add: (notice: Notice) => void;
  readonly dismiss: (notice: Notice) => void;
}

export function createNoticeList(onChange: () => void): NoticeList {
  let notices: readonly Notice[] = [];
  return {
    current: () => notices,
    add(notice) {
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
