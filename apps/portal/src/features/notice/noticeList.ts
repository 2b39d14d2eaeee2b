import { notices } from '../../shared/notices/notices.ts';

/** Those of the start page. */
export const latestNotices = notices.list({ pageNo: 1, pageSize: 10 });
