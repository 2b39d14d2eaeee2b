import { useSettings } from '../HarrowProvider/settings.ts';
import { formatFileSize } from './formatFileSize.ts';

/** The size of a file in words. */
export function FileSize({ bytes }: { bytes: number }) {
  const { language } = useSettings();
  return <span className="hw-number">{formatFileSize(bytes, language)}</span>;
}
