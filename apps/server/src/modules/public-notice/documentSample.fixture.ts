import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { contextOf } from '../../shared/context.ts';
import { addNotice } from './changeNotice.ts';

export const sample: DocumentSample = async (services) =>
  addNotice(contextOf(services, await services.sessions.actAs('zhao.manager')), {
    title: { 'zh-cn': '通知' },
    content: { 'zh-cn': '<p>正文</p>' },
    noticeType: 'policy',
    targetScope: 'all',
  });
