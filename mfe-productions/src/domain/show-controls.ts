/**
 * Control of the dashboard's top bar that has no action yet, with a description of the planned one.
 */
interface ShowControl {
  readonly name: string;
  readonly promise: string;
}

export const showControls = [
  { name: 'Customize', promise: 'It will arrange this dashboard the way you work.' },
  { name: 'Share', promise: 'It will send a link to your shows to a person outside the team.' },
  { name: 'Timers', promise: 'It will list the timers of all your shows in one place.' },
  { name: 'Follow', promise: 'It will keep this screen on the cue that is being called.' },
  { name: 'Blackout', promise: 'It will turn every connected screen black, and back.' },
  { name: 'Flash', promise: 'It will flash every connected screen to draw all eyes to it.' },
  { name: 'Messages', promise: 'It will send a message to the screens of every show.' },
  { name: 'Focus', promise: 'It will hide everything but the show that is on.' },
  { name: 'Room', promise: 'It will take you to the room in which the next show plays.' },
] as const satisfies readonly ShowControl[];

export type ShowControlName = (typeof showControls)[number]['name'];
