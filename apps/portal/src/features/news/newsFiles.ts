/** Table and slots of a story's files. */
export const newsFiles = { table: 'news', cover: 'coverImage', slot: 'attachments' } as const;
