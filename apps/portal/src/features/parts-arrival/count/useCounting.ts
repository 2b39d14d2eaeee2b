import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { rowsOf } from '../../../documents/form/engine/values.ts';
import { type CountRow, type ExtraRow, rowsOfBoxes, useList, useValue } from '../arrivalKind.ts';
import { openBoxes } from '../arrivals.ts';
import { type Count, countInstead, countPart, restAsPacked, type Step, takeBack } from './counting.ts';
import { readScan } from './readScan.ts';

const noBoxes: readonly string[] = [];
/** So many scans can be taken back. */
const mostSteps = 50;

/** What a scan has led to, as it is said beside the field. */
export interface Said {
  tone: 'ok' | 'wrong';
  text: string;
}

/** The count on the page: its boxes, the one that is open, and what scans do. */
export function useCounting() {
  const { t } = useTranslation('partsArrival');
  const { engine, readOnly } = useOpenForm();
  const { rows: lines } = useList('lines');
  const { rows: extra } = useList('extra');
  const boxes = (useValue('boxes') as readonly string[] | null) ?? noBoxes;
  const packingNo = useValue('packingNo') ?? '';
  const { data: open } = useQuery({ ...openBoxes(packingNo), enabled: !readOnly && packingNo !== '' });
  const [chosen, choose] = useState<string>();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [said, say] = useState<Said>();
  const box = chosen !== undefined && boxes.includes(chosen) ? chosen : boxes[0];
  const last = steps.at(-1);
  const others = (open?.boxes ?? []).filter(({ wmsBoxNo, countedIn }) => countedIn === null && !boxes.includes(wmsBoxNo)).map(({ wmsBoxNo }) => wmsBoxNo);

  /** Scans follow each other faster than the page is drawn. */
  const now = (): Count => {
    const { mine } = engine.store.get();
    return { lines: rowsOf(mine, 'lines') as readonly CountRow[], extra: rowsOf(mine, 'extra') as readonly ExtraRow[] };
  };
  const put = (count: Count): void => {
    engine.setRows('lines', count.lines);
    engine.setRows('extra', count.extra);
  };
  const addBox = (added: string): void => {
    if (!open) return;
    engine.type({ boxes: [...boxes, added] });
    engine.setRows('lines', [...now().lines, ...rowsOfBoxes(open, [added])]);
    choose(added);
  };
  /** Leaves a box for another receipt. */
  const dropBox = (dropped: string): void => {
    engine.type({ boxes: boxes.filter((each) => each !== dropped) });
    const count = now();
    put({ lines: count.lines.filter(({ wmsBoxNo }) => wmsBoxNo !== dropped), extra: count.extra.filter(({ wmsBoxNo }) => wmsBoxNo !== dropped) });
    setSteps(steps.filter((step) => step.box !== dropped));
  };
  const openBox = (label: string, ofList: string | undefined): void => {
    if (ofList !== undefined && ofList.toUpperCase() !== packingNo.toUpperCase()) return say({ tone: 'wrong', text: t('scan.otherList', { no: ofList }) });
    const own = boxes.find((each) => each.toUpperCase() === label.toUpperCase());
    if (own !== undefined) choose(own);
    else {
      const other = others.find((each) => each.toUpperCase() === label.toUpperCase());
      if (other === undefined) return say({ tone: 'wrong', text: t('scan.noBox', { box: label }) });
      addBox(other);
    }
    say({ tone: 'ok', text: t('scan.box', { box: own ?? label }) });
  };
  const tell = (step: Step, count: Count): void => {
    const qty = step.list === 'lines' ? count.lines.find(({ id }) => id === step.rowId)?.receivedQty : count.extra.find(({ id }) => id === step.rowId)?.qty;
    say(
      step.list === 'lines'
        ? { tone: 'ok', text: t('scan.counted', { code: step.code, qty: qty ?? 0 }) }
        : { tone: 'wrong', text: t('scan.extra', { code: step.code, box: step.box }) },
    );
  };
  const enter = (entered: string): void => {
    const count = now();
    const codes = [...new Set(count.lines.flatMap(({ partsCode }) => partsCode ?? []))];
    const scan = readScan(entered, { boxes: [...boxes, ...others], codes });
    if (scan === undefined || box === undefined) return;
    if (scan.kind === 'box') return openBox(scan.box, scan.packingNo);
    if (scan.kind === 'quantity' && last === undefined) return say({ tone: 'wrong', text: t('scan.noPart') });
    const next = scan.kind === 'quantity' ? countInstead(count, last!, scan.qty) : countPart(count, { box, ...scan });
    put(next.count);
    setSteps([...(scan.kind === 'quantity' ? steps.slice(0, -1) : steps), next.step].slice(-mostSteps));
    tell(next.step, next.count);
  };
  const undo = (): void => {
    if (last === undefined) return;
    put(takeBack(now(), last));
    setSteps(steps.slice(0, -1));
    say({ tone: 'ok', text: t('scan.undone', { code: last.code }) });
  };
  /** What nobody has counted in the open box came as packed. */
  const fillRest = (): void => {
    if (box !== undefined) engine.setRows('lines', restAsPacked(now().lines, [box]));
  };
  return { lines, extra, boxes, box, others, last, said, choose, addBox, dropBox, enter, undo, fillRest };
}

export type Counting = ReturnType<typeof useCounting>;
