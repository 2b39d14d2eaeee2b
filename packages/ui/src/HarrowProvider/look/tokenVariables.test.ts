import { theme } from 'antd';
import { expect, test } from 'vitest';
import { tones } from '../../styles/tones.ts';
import { contrast } from './contrast.ts';
import { tokenVariables } from './tokenVariables.ts';

const algorithms = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm };
const colors = ['#2f7d32', '#1890ff', '#8a3ffc', '#fadb14', '#52c41a', '#f5222d', '#000000', '#ffffff'];
/** Its sign is grey, in antd's own colour of text. */
const colored = tones.filter((tone) => tone !== 'default');

test.each(Object.keys(algorithms).flatMap((name) => colors.map((color) => [name, color] as const)))(
  'signs of a status can be read in a %s look of the application, whatever its colour: %s',
  (name, color) => {
    const token = { colorPrimary: color, colorInfo: color, colorSuccess: color, colorWarning: color, colorError: color };
    const variables = tokenVariables(theme.getDesignToken({ algorithm: algorithms[name as keyof typeof algorithms], token }));
    for (const tone of colored) {
      const [text, ground] = [variables[`--hw-tone-${tone}-text`]!, variables[`--hw-tone-${tone}-ground`]!];
      expect(contrast(text, ground), tone).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('a colour that can be read stays as the application has it', () => {
  const token = theme.getDesignToken({ token: { colorInfo: '#0a3a8a' } });
  expect(tokenVariables(token)['--hw-tone-processing-text']).toBe(token.colorInfoTextActive);
});
