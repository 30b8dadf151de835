import previewImage from './preview.jpg';

interface LinkPreviewProps {
  readonly title: string;
  readonly description: string;
  /** Path of the page. */
  readonly path: string;
}

/**
 * Open Graph data, which determines how a shared link to this page looks. React moves it to the
 * head.
 */
export function LinkPreview({ title, description, path }: LinkPreviewProps) {
  return (
    <>
      <meta property="og:site_name" content="Standby" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Standby: run the show, call it on time" />
      <meta name="twitter:card" content="summary_large_image" />
      {/* A prerendered page does not know its host yet, so it has no absolute addresses. */}
      {typeof window === 'undefined' ? null : <Addresses path={path} />}
    </>
  );
}

function Addresses({ path }: Pick<LinkPreviewProps, 'path'>) {
  const absolute = (address: string): string => new URL(address, window.location.href).href;
  return (
    <>
      <link rel="canonical" href={absolute(path)} />
      <meta property="og:url" content={absolute(path)} />
      <meta property="og:image" content={absolute(previewImage)} />
    </>
  );
}
