import { useSettings } from '../HarrowProvider/settings.ts';
import { formatFileSize } from './formatFileSize.ts';

export interface FileSizeProps {
  /** Size in bytes. */
  bytes: number;
}

/** The size of a file in words. */
export function FileSize({ bytes }: FileSizeProps) {
  const { language } = useSettings();
  return <span className="hw-number">{formatFileSize(bytes, language)}</span>;
}
