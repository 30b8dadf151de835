/** Whether an address leads to the machine alone on which it is opened. */
export function isThisMachineOnly(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(hostname)
  );
}
