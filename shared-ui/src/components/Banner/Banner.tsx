import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../tone';
import { ToneShape } from '../StatusBadge/ToneShape';
import { Message, Root, Text, Title, Words } from './Banner.styles';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `stop` interrupts what is being read out; the others wait their turn. */
  tone?: Tone | undefined;
  /** What happened. */
  title: ReactNode;
  /** What it means and what to do next. */
  text?: ReactNode;
  /** The way on: one button or two. */
  action?: ReactNode;
}

/** Something that the person must know about this place, for as long as it holds. */
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
