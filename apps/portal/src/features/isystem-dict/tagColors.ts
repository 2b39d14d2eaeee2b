/** Colours of tags, in the order of choices. */
export const tagColors = ['default', 'processing', 'success', 'warning', 'error', 'blue', 'cyan', 'gold', 'green', 'orange', 'purple', 'red'] as const;
