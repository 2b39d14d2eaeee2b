import { expect, test } from 'vitest';
import { limitsText } from './limitsText.ts';

test.each([
  [{ minValue: 12.4, maxValue: 13.2, unit: 'V' }, 'en', '12.4–13.2 V'],
  [{ minValue: 0, maxValue: 1000 }, 'fr', '0–1\u202f000'],
  [{ minValue: -60, maxValue: -20, unit: '°C' }, 'zh-cn', '-60 … -20 °C'],
  [{ minValue: -7.5, maxValue: 5, unit: '°C' }, 'es', '-7,5 … 5 °C'],
  [{ minValue: null, maxValue: -18, unit: '°C' }, 'ru', '≤ -18 °C'],
  [{ minValue: 100, maxValue: null, unit: 'kPa' }, 'pt', '≥ 100 kPa'],
  [{ minValue: null, maxValue: null, unit: 'kPa' }, 'en', ''],
])('limits %j in %s read %j', (limits, language, text) => expect(limitsText(limits, language)).toBe(text));
