import type { FastifyInstance } from 'fastify';
import { readSpecText, type Spec } from '../contract/contract.ts';

type Node = Record<string, unknown>;

const escape = (text: unknown): string => String(text ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
/** Descriptions are plain text with `code` in backticks. */
const prose = (text: unknown): string =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '</p><p>');

/** `/api-docs`: the contract as one page to read and search, and as `openapi.json` and `openapi.yaml` for tools. */
export function apiDocs(app: FastifyInstance, spec: Spec): void {
  let page: string | undefined;
  app.get('/api-docs', (_request, reply) => reply.type('text/html; charset=utf-8').send((page ??= renderPage(spec))));
  app.get('/api-docs/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(spec)));
  app.get('/api-docs/openapi.yaml', (_request, reply) => reply.type('application/yaml; charset=utf-8').send(readSpecText()));
}

function renderPage(spec: Spec): string {
  const info = (spec as unknown as Node).info as Node;
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Node })),
  );
  const tags = [...new Set(operations.map(({ operation }) => (operation.tags as string[] | undefined)?.[0] ?? 'other'))];
  const schemas = Object.entries((spec.components?.schemas ?? {}) as Record<string, Node>);
  const ofTag = (tag: string) => operations.filter(({ operation }) => ((operation.tags as string[] | undefined)?.[0] ?? 'other') === tag);
  const sections = tags.map(
    (tag) =>
      `<section><h2 id="${escape(tag)}">${escape(tag)}</h2>${ofTag(tag)
        .map((each) => renderOperation(each, spec))
        .join('')}</section>`,
  );
  const models = schemas.map(
    ([name, schema]) => `<details class="model" id="model-${escape(name)}"><summary><code>${escape(name)}</code></summary>${renderSchema(schema)}</details>`,
  );
  const links = [...tags, 'models'].map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(info.title)} API</title><style>${style}</style></head>
<body><header><h1>${escape(info.title)} API <small>${escape(info.version)}</small></h1><p>${prose(info.description)}</p><p><a href="/api-docs/openapi.json">openapi.json</a> · <a href="/api-docs/openapi.yaml">openapi.yaml</a></p><nav>${links.join('')}</nav></header>
<main>${sections.join('')}<section><h2 id="models">models</h2>${models.join('')}</section></main></body></html>`;
}

function renderOperation({ path, method, operation }: { path: string; method: string; operation: Node }, spec: Spec): string {
  const shared = (spec.components?.parameters ?? {}) as Record<string, Node>;
  const parameters = ((operation.parameters ?? []) as Node[]).map((reference) => {
    const parameter = reference.$ref ? shared[String(reference.$ref).split('/').pop()!]! : reference;
    return `<tr><td><code>${escape(parameter.name)}</code></td><td>${escape(parameter.in)}${parameter.required ? ', required' : ''}</td><td>${typeOf((parameter.schema ?? {}) as Node)}</td><td>${prose(parameter.description)}</td></tr>`;
  });
  const contentOf = (node: Node | undefined): [string, Node] | undefined => Object.entries((node?.content ?? {}) as Record<string, Node>)[0];
  const body = contentOf(operation.requestBody as Node | undefined);
  const reply = contentOf((operation.responses as Record<string, Node>)['200']);
  return `<details class="operation" id="${escape(operation.operationId)}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> <i>${escape(operation['x-permission'])}</i></summary>
<p>${prose(operation.description)}</p>${parameters.length > 0 ? `<h4>Parameters</h4><table>${parameters.join('')}</table>` : ''}${body ? `<h4>Body <small>${escape(body[0])}</small></h4>${renderSchema(body[1].schema as Node)}` : ''}${reply ? `<h4>Reply <small>${escape(reply[0])}</small></h4>${renderSchema(reply[1].schema as Node)}` : ''}</details>`;
}

/** A type in a few words, with links to the models. */
function typeOf(schema: Node): string {
  if (schema.$ref) {
    const name = String(schema.$ref).split('/').pop();
    return `<a href="#model-${escape(name)}">${escape(name)}</a>`;
  }
  const choices = (schema.anyOf ?? schema.oneOf) as Node[] | undefined;
  if (choices) return choices.map(typeOf).join(' or ');
  if (schema.enum) return (schema.enum as unknown[]).map((value) => `<code>${escape(value)}</code>`).join(' ');
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as Node)}`;
  const limits = (['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'] as const).flatMap((key) =>
    schema[key] === undefined ? [] : [`${key} ${String(schema[key])}`],
  );
  return escape([schema.format ?? schema.type ?? 'anything', ...limits].join(', '));
}

function renderSchema(schema: Node): string {
  const properties = schema.properties as Record<string, Node> | undefined;
  if (!properties) return `<p>${typeOf(schema)}</p>`;
  const required = new Set(schema.required as string[] | undefined);
  const rows = Object.entries(properties).map(([name, property]) => {
    const nested = property.properties ? renderSchema(property) : '';
    return `<tr><td><code>${escape(name)}</code></td><td>${required.has(name) ? 'required' : ''}</td><td>${nested || typeOf(property)}</td><td>${prose(property.description)}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

const style = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1080px;padding:24px}h1 small,h4 small{font-weight:400;opacity:.65}nav{display:flex;flex-wrap:wrap;gap:6px 14px;margin:12px 0}h2{margin-top:32px}details{border:1px solid #8884;border-radius:6px;margin:6px 0;padding:6px 12px}summary{cursor:pointer;overflow-wrap:anywhere}summary i{opacity:.65;margin-left:8px}b{display:inline-block;min-width:58px}b.get{color:#1668dc}b.post{color:#2f7d1f}b.delete{color:#c02b2b}table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}td{border-top:1px solid #8883;padding:4px 12px 4px 0;text-align:left;vertical-align:top}code{font-size:13px}a{color:#1668dc}@media(prefers-color-scheme:dark){a,b.get{color:#6ea8fe}b.post{color:#7bc96f}b.delete{color:#ff8a80}}`;
