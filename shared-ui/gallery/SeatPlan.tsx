/** An example of a part that loads on demand. */
// oxlint-disable-next-line import/no-default-export -- lazyScreen requires one
export default function SeatPlan() {
  return <p>Stalls, rows A to H</p>;
}
