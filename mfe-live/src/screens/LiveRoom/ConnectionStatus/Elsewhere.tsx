import { Banner } from '@standby/shared-ui';

const RELOADS = 'It does so after a reload, too.';
const DOES_NOT_RELOAD =
  'This browser has no offline copy: do not reload this page before you have opened it there.';

/** Whether the page can load while its server is gone. A browser keeps no copy over plain HTTP. */
const hasOfflineCopy = (): boolean => (navigator.serviceWorker?.controller ?? null) !== null;

/** Banner for a room that continues at another origin than the page’s. */
export function Elsewhere({ origin }: { readonly origin: string }) {
  return (
    <Banner
      tone="info"
      title="This desk is connected to the standby server."
      text={`Standby is at ${origin} now. The room works as before. ${hasOfflineCopy() ? RELOADS : DOES_NOT_RELOAD} Links and lists of this page do not work: open them there, by a link or by signing in.`}
    />
  );
}
