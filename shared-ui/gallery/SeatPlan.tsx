/** A part that is loaded when it is needed, for the examples. */
// oxlint-disable-next-line import/no-default-export -- lazyScreen asks for one
export default function SeatPlan() {
  return <p>Stalls, rows A to H</p>;
}
