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
  /** Fields in the columns of a grid; what is `data-wide` takes a whole row. */
  children: ReactNode;
}

/** A part of the form, with its place in the anchor bar and the problems of what stands in it. */
export function Section({ name, title, description, extra, children }: SectionProps) {
  const { words } = useWords();
  const { places: store, steps } = useOpenForm();
  const places = useStore(store);
  const errors = useFormPart((state) => state.errors);
  const count = errors.filter(({ list, field }) => places[list ?? field]?.section === name).length;
  // A step that is not shown keeps what is under way in it, such as an upload.
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
