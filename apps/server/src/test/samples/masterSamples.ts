/** A record of every master that is kept by form and by workbook. A master with an import and without a sample does not pass the walk. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vinTemplate } from '../../modules/campaign/service.ts';
import { bankTemplate } from '../../modules/dealer-payment/service.ts';
import { packingTemplate } from '../../modules/packing-list/service.ts';
import { vinsTemplate, vehicleOrderImport } from '../../modules/vehicle-order/service.ts';
import { feeTemplate } from '../../modules/service-fee/service.ts';
import { stockTemplate } from '../../modules/stock/service.ts';
import { attendanceTemplate } from '../../modules/training/service.ts';
import type { ImportField } from '../../shared/import/importDefinition.ts';
import type { Template } from '../../shared/import/importTemplate.ts';

export interface MasterSample {
  /** Where its calls lie, e.g. `/mfr/bugCode`. */
  path: string;
  /** Table in code. */
  table: string;
  definition: { fields: readonly ImportField[] };
  /** Input of a new record, as the form sends it. */
  input: Readonly<Record<string, unknown>>;
  /** A change of a field that the list shows; none where only the import is alike. */
  change?: Readonly<Record<string, unknown>>;
  /** Column of the database and code of a record that others refer to. */
  used?: { column: string; code: string };
}

const folder = fileURLToPath(new URL('../../modules/', import.meta.url));

/** `samples` of every `modules/<noun>/masterSamples.fixture.ts`. */
export const masterSamples: readonly MasterSample[] = (
  await Promise.all(
    globSync('*/masterSamples.fixture.ts', { cwd: folder })
      .toSorted()
      .map(async (file) => ((await import(`${folder}${file}`)) as { samples: readonly MasterSample[] }).samples),
  )
).flat();

/** The workbooks to fill in of all imports: those of masters, and those whose rows belong to a record. */
export const importTemplates: readonly Template[] = [
  ...masterSamples.map(({ definition }) => definition as Template),
  vinTemplate,
  packingTemplate,
  stockTemplate,
  feeTemplate,
  bankTemplate,
  vehicleOrderImport as Template,
  vinsTemplate,
  attendanceTemplate,
];
