export { type DateOrder, dateOrderIn, dateOrderOf } from './dateOrder.ts';
export { calendarDay, type DayReading, readDay } from './readDay.ts';
export { fromZoneTime, toZoneTime } from './zoneTime.ts';
