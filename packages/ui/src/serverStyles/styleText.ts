import type { CSSProperties } from 'react';

/** Numbers of these are no lengths. */
const plainNumbers = /^(?:--|zIndex$|opacity$|order$|flex|gridRow|gridColumn|lineHeight$|fontWeight$)/;

const cssName = (name: string): string => (name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
const cssValue = (name: string, value: string | number): string =>
  typeof value === 'number' && value !== 0 && !plainNumbers.test(name) ? `${value}px` : `${value}`;

/** A style as CSS, without what could end its rule or its sheet. */
export const styleText = (style: CSSProperties): string =>
  Object.entries(style as Record<string, string | number | null | undefined>)
    .flatMap(([name, value]) => (value === undefined || value === null || value === '' ? [] : [`${cssName(name)}:${cssValue(name, value)}`]))
    .filter((declaration) => !/[<>{};]/.test(declaration))
    .join(';')
    .replaceAll(/\s+/g, ' ');
