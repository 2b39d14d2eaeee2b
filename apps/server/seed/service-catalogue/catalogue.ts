import type { Texts } from '../../src/shared/messages/messages.ts';
import { say } from '../grammar.ts';
import { bugSystems } from './bugSystems.ts';
import { componentSystems, type BugSystemCode, type Component } from './components.ts';
import { faultPhrases, type Severity } from './faultPhrases.ts';
import { diagnosisNumber, operations, operationsOf } from './operationPhrases.ts';
import { suppliers } from './suppliers.ts';

export type BugCode = {
  /** e.g. `HYD-014`. */
  code: string;
  bugSystem: BugSystemCode;
  name: Texts;
  severity: Severity;
  mainComponent: boolean;
  /** A photo of the failed part is needed even when no part is claimed. */
  photoRequired: boolean;
  defaultSupplierCode: string;
};

export type ServiceCode = {
  /** e.g. `HYD-0140-20`: the first fault of the component, then the operation. */
  hourCode: string;
  bugSystem: BugSystemCode;
  name: Texts;
  standardHours: number;
  bugCodes: readonly string[];
  /** Operations of one group share work: of two, the smaller one counts half. */
  overlapGroup: string | null;
  /** Finds the fault. */
  diagnosis: boolean;
  /** Level-2 products it is meant for. */
  products: readonly string[];
};

/** A component with the number its parts carry and the codes of its faults. */
export type NumberedComponent = Component & { system: BugSystemCode; prefix: string; number: number; bugCodes: readonly string[] };

const toQuarterHours = (hours: number) => (hours < 1 ? Math.round(hours * 10) / 10 : Math.round(hours * 4) / 4);

export const components: readonly NumberedComponent[] = Object.entries(componentSystems).flatMap(([system, { prefix, components: list }]) => {
  let bugNumber = 0;
  return list.map((component, index) => ({
    ...(component as Component),
    system: system as BugSystemCode,
    prefix,
    number: index + 1,
    bugCodes: component.faults.map(() => `${prefix}-${String((bugNumber += 1)).padStart(3, '0')}`),
  }));
});

/** The supplier a component comes from: those that deliver for its system take turns. */
export function supplierOf(component: NumberedComponent): string {
  const candidates = suppliers.filter(([, , systems]) => systems.includes(component.system));
  return (candidates[component.number % candidates.length] ?? candidates[0])?.[0] ?? '';
}

/** The 180 fault codes. */
export const bugCodes: readonly BugCode[] = components.flatMap((component) =>
  component.faults.map((fault, index) => ({
    code: component.bugCodes[index] as string,
    bugSystem: component.system,
    name: say(faultPhrases[fault].phrase, component.noun),
    severity: faultPhrases[fault].severity,
    mainComponent: component.main === true,
    // Glass, panels and paint: what is wrong with them is there to be seen.
    photoRequired: component.system === 'cab',
    defaultSupplierCode: supplierOf(component),
  })),
);

/** The 420 labour operations. */
export const serviceCodes: readonly ServiceCode[] = components.flatMap((component) =>
  operationsOf[component.class].map((number) => ({
    hourCode: `${component.bugCodes[0]}0-${number}`,
    bugSystem: component.system,
    name: say(operations[number].phrase, component.noun),
    standardHours: toQuarterHours(operations[number].hours(component.replaceHours)),
    bugCodes: component.bugCodes,
    overlapGroup: operations[number].removal ? `${component.prefix}${String(component.number).padStart(2, '0')}` : null,
    diagnosis: number === diagnosisNumber,
    products: bugSystems.find(({ code }) => code === component.system)?.products ?? [],
  })),
);
