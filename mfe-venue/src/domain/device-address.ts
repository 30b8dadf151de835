/** Whether an address works only on the machine that opens it. */
export function isThisMachineOnly(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(hostname)
  );
}
