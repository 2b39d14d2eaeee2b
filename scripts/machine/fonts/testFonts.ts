// Equal text widths in the tests of all machines: they run with the fonts of fonts.conf, whatever else is installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Place of Debian's fonts-noto-cjk. npm has no such font that fontconfig could read. */
const chineseFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** Problem with the fonts of this machine; undefined if there is none, or if the system does not let us choose them. */
export const fontAdvice =
  process.platform === 'linux' && !existsSync(chineseFont)
    ? `There is no ${chineseFont}, so Chinese screens do not look as they should: what is said of their layout is worth nothing. Install it (Debian: apt-get install fonts-noto-cjk).`
    : undefined;

/** Lets every browser that this process starts have these fonts, unless others were chosen. */
export function chooseTestFonts(): void {
  if (process.platform === 'linux') process.env.FONTCONFIG_FILE ??= join(import.meta.dirname, 'fonts.conf');
}
