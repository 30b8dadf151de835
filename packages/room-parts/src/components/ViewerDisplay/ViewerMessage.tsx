import type { CSSProperties } from 'react';
import { fitText } from './text-fit';
import { Message } from './ViewerMessage.styles';

export function ViewerMessage({ text }: { readonly text: string }) {
  const { em, wordEm, hasLongWord } = fitText(text);
  const size: CSSProperties & Record<`--${string}`, number> = {
    '--message-em': em,
    '--word-em': wordEm,
  };
  return (
    <Message data-breaks={hasLongWord} style={size}>
      {text}
    </Message>
  );
}
