import { DocumentSection, FieldGrid } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useStore } from '../../../platform/store.ts';
import { SectionNameContext, useFormPart, useOpenForm, useWords } from './openForm.ts';

interface SectionProps {
  /** Names it on the page. */
  name: string;
  /** Default: `section.{name}`. */
  title?: string;
  /** One grey line under the title. */
  description?: ReactNode;
  /** Right of the title: buttons of this section. */
  extra?: ReactNode;
  /** Fields in the columns of a grid; elements with `data-wide` take a whole row. */
  children: ReactNode;
}

/** A section of the form, with its place in the anchor bar and the errors of its fields. */
export function Section({ name, title, description, extra, children }: SectionProps) {
  const { words } = useWords();
  const { places: store, steps } = useOpenForm();
  const places = useStore(store);
  const errors = useFormPart((state) => state.errors);
  const count = errors.filter(({ list, field }) => places[list ?? field]?.section === name).length;
  // A hidden step stays mounted, so that work in it, such as an upload, goes on.
  const isHidden = steps !== undefined && steps.names.includes(name) && steps.current !== name;
  return (
    <SectionNameContext value={name}>
      <div hidden={isHidden}>
        <DocumentSection id={name} title={title ?? words(`section.${name}`)} description={description} extra={extra} errorCount={count}>
          <FieldGrid>{children}</FieldGrid>
        </DocumentSection>
      </div>
    </SectionNameContext>
  );
}
