import type { PackingLine } from '@harrow/api-client';

/** The name of a part as those who fetch it and those who receive it read it. */
export function TwoNames({ nameZh, nameEn }: Pick<PackingLine, 'nameZh' | 'nameEn'>) {
  return (
    <>
      {nameZh}
      <br />
      {nameEn}
    </>
  );
}
