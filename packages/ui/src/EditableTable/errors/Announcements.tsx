import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';

/** Errors are said once they have stood still, not one by one while a check runs. */
const quietMs = 500;

/** Says what a user who does not see the table would miss. */
export const Announcements = memo(function Announcements() {
  const { model, columns, errorText, t } = useTableContext();
  const { announcer } = useTableTools();
  const said = useSyncExternalStore(announcer.subscribe, announcer.text, announcer.text);
  const before = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      const errors = model.validator.errors();
      if (errors.length === before.current) return;
      before.current = errors.length;
      const first = errors[0];
      if (!first) return announcer.say(t('errors.none'));
      const title = columns.find(({ key }) => key === first.column)?.title ?? first.column;
      const values = { count: errors.length, id: first.rowId, row: model.store.indexOf(first.rowId) + 1, column: title, text: errorText(first) };
      // Rows that are not here come last.
      if (values.row > 0) announcer.say(t('errors.said', values));
      else announcer.say(`${t('errors.count', values)}. ${t('errors.unknownRow', values)}`);
    };
    const sayLater = () => {
      clearTimeout(timer);
      timer = setTimeout(say, quietMs);
    };
    // Texts or columns may have changed while an error was waiting to be said.
    if (model.validator.count() !== before.current) sayLater();
    const leave = model.topics.subscribe('errors', sayLater);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [model, columns, announcer, errorText, t]);
  return (
    <div aria-live="polite" className="hw-hidden" data-announcements>
      {said}
    </div>
  );
});
