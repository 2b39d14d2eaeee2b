/** Under which the announcements of the user are kept; apart from their calls, which come later than the bell. */
export const announcedKey: readonly string[] = ['announcement', 'announced'];
