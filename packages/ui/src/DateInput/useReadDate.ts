import { localeTag } from '../HarrowProvider/language/language.ts';
import { useSettings } from '../HarrowProvider/settings.ts';
import { type DateKind, readTypedDate } from './readDate.ts';

/** Reads a typed date as the user's language and region write it; undefined for what is none. */
export function useReadDate(): (text: string, kind: DateKind) => string | undefined {
  const { language, dateOrder } = useSettings();
  return (text, kind) => {
    const read = readTypedDate(text, kind, { tag: localeTag(language), dateOrder });
    return 'value' in read ? read.value : undefined;
  };
}
