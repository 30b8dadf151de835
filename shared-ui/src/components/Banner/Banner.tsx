import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../tone';
import { ToneShape } from '../StatusBadge/ToneShape';
import { Message, Root, Text, Title, Words } from './Banner.styles';

interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `stop` interrupts the screen reader; the other tones wait their turn. */
  tone?: Tone | undefined;
  /** Short statement of the event. */
  title: ReactNode;
  /** Meaning of the event and the next step. */
  text?: ReactNode;
  /** One or two buttons for the next step. */
  action?: ReactNode;
}

/** A lasting message about its part of the page. */
export function Banner({ tone = 'info', title, text, action, ...rest }: BannerProps) {
  return (
    <Root role={tone === 'stop' ? 'alert' : 'status'} {...rest} $tone={tone}>
      <Message>
        <ToneShape tone={tone} />
        <Words>
          <Title>{title}</Title>
          {text && <Text>{text}</Text>}
        </Words>
      </Message>
      {action}
    </Root>
  );
}
