/**
 * An example of a part that loads when it is needed.
 * oxlint-disable-next-line import/no-default-export -- lazyScreen requires one
 */
// oxlint-disable-next-line import/no-default-export -- lazyScreen asks for one
export default function SeatPlan() {
  return <p>Stalls, rows A to H</p>;
}
