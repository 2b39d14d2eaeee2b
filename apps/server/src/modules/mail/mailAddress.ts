/** Values allowed in the header of a mail. Pure. */

const pattern = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/;
const longest = 254;

/** Whether a text is the address of one receiver. */
// eslint-disable-next-line no-control-regex
export const isMailAddress = (text: string): boolean => text.length <= longest && pattern.test(text) && !/[\u0000-\u001f\u007f]/.test(text);

/** A text without line breaks and control characters, which could begin another line of the head. */
// eslint-disable-next-line no-control-regex
export const oneLine = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();

const longestSubject = 200;
/** The subject of a mail. */
export const subjectOf = (text: string): string => [...oneLine(text)].slice(0, longestSubject).join('');
