import type { DetailInput, FaultInput, PartInput } from '../../src/generated/types.gen.ts';
import { parts as allParts, type Part } from '../parts/parts.ts';
import { sizeFor } from '../parts/sizes.ts';
import type { Random } from '../random.ts';
import { bugCodes, components, serviceCodes, type NumberedComponent } from '../service-catalogue/catalogue.ts';
import { bugSystems } from '../service-catalogue/bugSystems.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { claimTexts, type DealerLanguage } from './claimTexts.ts';

/** One fault of a claim with its lines; the lines name it by its number. */
export type ComposedFault = {
  component: NumberedComponent;
  /** Name of the fault code in the dealer's language. */
  name: string;
  fault: FaultInput;
  labour: DetailInput[];
  parts: PartInput[];
};

const failureReasons: Record<NumberedComponent['class'], readonly string[]> = {
  mechanical: ['material', 'assembly', 'casting'],
  hydraulic: ['sealing', 'assembly', 'material'],
  electrical: ['electrical', 'assembly', 'unknown'],
  line: ['sealing', 'material', 'transport'],
  structure: ['welding', 'material', 'design'],
};

/** Components that a machine of this product has. */
export const componentsOf = (product: string): readonly NumberedComponent[] =>
  components.filter(({ system }) => bugSystems.find(({ code }) => code === system)?.products.includes(product));

/** Orderable parts with a price by the component they belong to: prefix and number of the component begin their codes. */
const partsByComponent = Map.groupBy(
  allParts.filter(({ replacedBy, price }) => !replacedBy && price.USD),
  ({ partsCode }) => partsCode.slice(0, 5),
);

/** Parts of a component in the size that fits the machine, the whole component first. */
export function partsOf(component: NumberedComponent, vehicle: Pick<DemoVehicle, 'powerKw'>): readonly Part[] {
  const own = partsByComponent.get(`${component.prefix}${String(component.number).padStart(2, '0')}`) ?? [];
  return own.filter(({ partsCode, products }) => partsCode.slice(8) === sizeFor(products, vehicle.powerKw).code);
}

/** A name inside a sentence begins small, unless it begins with an abbreviation. */
const inSentence = (name: string): string => (/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));

const serial = (random: Random) => `SN${random.integer(100000, 999999)}`;

function partLine(random: Random, part: Part, bugNo: number, isCausal: boolean): PartInput {
  const source = random.next();
  return {
    bugNo,
    partsCode: part.partsCode,
    qty: isCausal || part.unit === 'set' ? 1 : random.pick([1, 1, 2, 2, 4]),
    isCausal: isCausal ? 'Y' : 'N',
    ...(source < 0.7
      ? { sourceType: 'own_stock' }
      : source < 0.9
        ? { sourceType: 'warranty_order', orderNo: `PO${random.integer(1000, 9999)}` }
        : { sourceType: 'local_purchase' }),
    ...(part.serialised && { oldSerialNo: serial(random), newSerialNo: serial(random) }),
  };
}

/**
 * A fault of one component with its texts, labour and parts.
 * @param count labour lines (at most five) and part lines (0: repaired by labour alone)
 */
export function composeFault(
  random: Random,
  vehicle: DemoVehicle,
  component: NumberedComponent,
  bugNo: number,
  language: DealerLanguage,
  count: { labour: number; parts: number },
): ComposedFault {
  const texts = claimTexts[language];
  const wanted = random.pick(component.bugCodes);
  const code = bugCodes.find((bugCode) => bugCode.code === wanted);
  if (!code) throw new RangeError(`no fault code ${wanted}`);
  const fitting = partsOf(component, vehicle);
  const [whole, ...pieces] = fitting;
  const chosen = count.parts === 0 || !whole ? [] : [whole, ...random.sample(pieces, count.parts - 1)];
  // Replacing comes first; repairing or resealing the same component would count the same work twice.
  const operations = serviceCodes
    .filter(({ hourCode }) => hourCode.startsWith(`${component.bugCodes[0]}0-`))
    // Finding the faults is paid once per claim.
    .filter(({ diagnosis }) => !diagnosis || bugNo === 1)
    .sort(
      (a, b) => Number(b.hourCode.endsWith('-20')) - Number(a.hourCode.endsWith('-20')) || Number(a.overlapGroup !== null) - Number(b.overlapGroup !== null),
    );
  const fill = (text: string) => text.replace('{fault}', code.name[language]).replace('{part}', inSentence(whole?.name[language] ?? ''));
  return {
    component,
    name: code.name[language],
    fault: {
      bugNo,
      bugSystem: component.system,
      bugCode: code.code,
      bugDesc: fill(random.pick(texts.bugDesc)),
      failureReason: random.pick(failureReasons[component.class]),
      correction: chosen.length > 0 ? fill(random.pick(texts.correction)) : texts.labourOnly,
      noCausalReason: chosen.length > 0 ? null : texts.labourOnly,
    },
    labour: operations.slice(0, count.labour).map(({ hourCode, standardHours }) => ({ bugNo, hourCode, claimHours: standardHours })),
    parts: chosen.map((part, index) => partLine(random, part, bugNo, index === 0)),
  };
}
