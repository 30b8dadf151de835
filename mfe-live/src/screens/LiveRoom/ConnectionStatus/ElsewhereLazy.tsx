import { Banner } from '@standby/shared-ui';

/** The room goes on at another origin than the page's. */
export default function Elsewhere({ origin }: { readonly origin: string }) {
  return (
    <Banner
      tone="info"
      title="This desk is connected to the understudy."
      text={`Standby is at ${origin} now. The room works as before; links and lists of this page do not. Before this page is reloaded, open it there: by its link, or by signing in.`}
    />
  );
}
