/** The signs that a status may have. The words are the caller's; a tone is only a colour. */
export const tones = ['default', 'processing', 'success', 'warning', 'error', 'cyan', 'blue', 'gold'] as const;
export type Tone = (typeof tones)[number];
