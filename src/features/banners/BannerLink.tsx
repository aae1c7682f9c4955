import { safeLink } from '@/services/media/links';

/** Opens in a new tab; what leads nowhere safe stands there as the text that was typed. */
export function BannerLink({ link }: { link: string }) {
  const text = link.trim();
  const address = safeLink(text);
  if (!address) return <span title={text}>{text || 'N/A'}</span>;
  return (
    <a className="link" href={address} title={text} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
