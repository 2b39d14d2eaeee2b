export { addNews } from './changeNews.ts';
export { newsKind } from './newsKind.ts';
export { firstStory, markRead } from './readNews.ts';
