import {
  color,
  font,
  layer,
  motion,
  radius,
  space,
  text,
  weight,
  stroke,
} from '@standby/shared-ui';
import { keyframes, styled } from 'styled-components';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { ownName } from '@standby/room-parts/person-name';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';

const appear = keyframes`
  from { opacity: 0; }
`;

const Name = styled.p`
  position: fixed;
  inset: 0;
  z-index: ${layer.toast};
  inline-size: fit-content;
  block-size: fit-content;
  margin: auto;
  padding: ${space[6]} ${space[10]};
  border: ${stroke.thick} solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.raised};
  font-family: ${font.figure};
  font-size: ${text.hero.size};
  font-weight: ${weight.strong};
  line-height: ${text.hero.line};
  color: ${color.text};
  pointer-events: none;
  animation: ${appear} ${motion.normal};
`;

/** Returns the name of this desk’s person, by which the other desks know it. */
const selectName = (snapshot: RoomSnapshot) =>
  snapshot.isIdentifying ? ownName(snapshot) : undefined;

/** This window’s name, while another window asks for it. */
export function Identification() {
  const name = useRoomSelector(selectName);
  return name === undefined ? null : <Name role="status">{name}</Name>;
}
