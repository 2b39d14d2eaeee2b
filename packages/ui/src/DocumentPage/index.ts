export { DocumentPage } from './DocumentPage.tsx';
export type { DocumentPageProps, Fact, RailPanel } from './DocumentPage.types.ts';
export { sectionId } from './sections.ts';
export { DocumentSection, type DocumentSectionProps } from './DocumentSection.tsx';
