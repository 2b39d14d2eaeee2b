import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { contextOf } from '../../shared/context.ts';
import { addNews } from './changeNews.ts';

export const sample: DocumentSample = async (services) =>
  addNews(contextOf(services, await services.sessions.actAs('sun.sales')), {
    title: { 'zh-cn': '新闻' },
    content: { 'zh-cn': '<p>正文</p>' },
    category: 'company',
  });
