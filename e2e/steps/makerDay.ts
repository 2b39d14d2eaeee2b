const dayInChina = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** Today at the maker, `YYYY-MM-DD`: at the end of a month its dealers' day may lie in a month that is closed. */
export const makerDay = (): string => dayInChina.format(Date.now());
