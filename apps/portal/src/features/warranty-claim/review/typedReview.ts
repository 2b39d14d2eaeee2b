import type { ReviewForm } from './reviewForm.ts';

/** What the reviewer has typed: of each field and line only what differs from what the server has. */
export type TypedReview = Partial<ReviewForm>;

const byLine = ['faults', 'hours', 'quantities'] as const;
const inHeader = ['travelFee', 'otherFee', 'deductReason', 'internalNote'] as const;

type Lines = Readonly<Record<string, unknown>>;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const filterLines = (lines: Lines, keep: (id: string) => boolean): Lines => Object.fromEntries(Object.entries(lines).filter(([id]) => keep(id)));

/** The review with what was typed in place of what the server has. Lines that the claim no longer has are left out. */
export function withTyped(server: ReviewForm, typed: TypedReview): ReviewForm {
  const lines = byLine.map((list) => [list, { ...server[list], ...filterLines(typed[list] ?? {}, (id) => id in server[list]) }]);
  return { ...server, ...typed, ...Object.fromEntries(lines) };
}

/** What is typed in a review. @param before what was typed until now: at lines that the claim no longer has it stays */
export function typedOf(review: ReviewForm, server: ReviewForm, before: TypedReview = {}): TypedReview {
  const lines = byLine.map((list) => [
    list,
    {
      ...filterLines(before[list] ?? {}, (id) => !(id in server[list])),
      ...filterLines(review[list], (id) => !isSame(review[list][id], server[list][id])),
    },
  ]);
  return Object.fromEntries([
    ...lines.filter(([, changed]) => Object.keys(changed as Lines).length > 0),
    ...inHeader.flatMap((field) => (isSame(review[field], server[field]) ? [] : [[field, review[field]]])),
  ]) as TypedReview;
}

/** What was typed at a line or in a field, by the name of the field. */
export interface TypedPlace {
  field: 'auditResult' | 'auditRemark' | 'auditHours' | 'auditQty' | (typeof inHeader)[number];
  /** Of the line; undefined in the header. */
  lineId?: string;
  value: string | number;
}

const valued = (place: Omit<TypedPlace, 'value'>, value: string | number | null | undefined): TypedPlace[] =>
  value === null || value === undefined || value === '' ? [] : [{ ...place, value }];

/** What was typed and has no place any more: that of lines which are gone, or all where the claim cannot be reviewed any more. */
export function lostPlaces(typed: TypedReview, server: ReviewForm | undefined): TypedPlace[] {
  const isGone = (list: (typeof byLine)[number], id: string): boolean => !server || !(id in server[list]);
  const gone = <List extends (typeof byLine)[number]>(list: List) => Object.entries(typed[list] ?? {}).filter(([id]) => isGone(list, id));
  return [
    ...(gone('faults') as [string, ReviewForm['faults'][string]][]).flatMap(([lineId, { result, remark }]) => [
      ...(result === 'no_pass' ? valued({ field: 'auditResult', lineId }, result) : []),
      ...valued({ field: 'auditRemark', lineId }, remark.trim()),
    ]),
    ...(gone('hours') as [string, number | null][]).flatMap(([lineId, value]) => valued({ field: 'auditHours', lineId }, value)),
    ...(gone('quantities') as [string, number | null][]).flatMap(([lineId, value]) => valued({ field: 'auditQty', lineId }, value)),
    ...(server ? [] : inHeader.flatMap((field) => valued({ field }, typed[field]))),
  ];
}

/** What is left once what lost its place was given up. */
export const withoutLost = (typed: TypedReview, server: ReviewForm | undefined): TypedReview => (server ? typedOf(withTyped(server, typed), server) : {});
