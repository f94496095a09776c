import { useEffect } from 'react';
import { ANCHORS, PATHS, telHref } from '#routes/paths.ts';
import { Accordion } from '#features/accordion/Accordion.tsx';
import type { LivePage as Page, WayToQuote } from './view.ts';

/** Inserts HTML from the same escaping functions as the pre-rendered pages. */
function RenderedHtml({ html, className }: { readonly html: string; readonly className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Actions({ label, href, phone }: Pick<WayToQuote, 'label' | 'href' | 'phone'>) {
  return (
    <p className="actions">
      <a className="button" href={href}>
        {label}
      </a>{' '}
      {phone !== null && (
        <a className="button button-quiet" href={telHref(phone)}>
          Call {phone}
        </a>
      )}
    </p>
  );
}

function QuoteCard({ quote: { figure, points, ...way } }: { readonly quote: Extract<WayToQuote, { kind: 'card' }> }) {
  return (
    <aside className="quote-card" aria-label="Price and quote">
      <p>
        <strong className="price">{figure.price}</strong> {figure.what}
      </p>
      <ul className="ticks">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Actions {...way} />
    </aside>
  );
}

function CallToAction({ quote: { title, text, ...way } }: { readonly quote: Extract<WayToQuote, { kind: 'call' }> }) {
  return (
    // The next build has the form in its place, so links in the article lead here.
    <section className="cta-box" id={ANCHORS.booking} aria-labelledby="cta-title">
      <h2 id="cta-title">{title}</h2>
      {text !== null && <p className="lead mt-3">{text}</p>}
      <Actions {...way} />
    </section>
  );
}

/**
 * A page that is newer than the last build, laid out as the next build will write it. Sets the document's
 * title and scrolls to the URL's fragment.
 */
export function LivePage({ page }: { readonly page: Page }) {
  const { title, crumbs, html, layout, quote, related } = page;
  useEffect(() => {
    document.title = title;
    const { hash } = window.location;
    // The browser tried to scroll before the element existed.
    if (hash !== '') window.location.replace(hash);
  }, [title]);
  return (
    <div className="live-page">
      <nav className="crumbs wrap" aria-label="Breadcrumb">
        <ol>
          {crumbs.map(({ label, path }, index) => (
            <li key={path}>
              {index === crumbs.length - 1 ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}
            </li>
          ))}
        </ol>
      </nav>
      <div className={layout ?? undefined}>
        <Accordion>
          <RenderedHtml className="contents" html={html} />
        </Accordion>
        {quote.kind === 'card' && <QuoteCard quote={quote} />}
      </div>
      <div className="wrap">
        {quote.kind === 'call' && <CallToAction quote={quote} />}
        <RenderedHtml html={related} />
        {layout === 'faq-layout' && (
          <p className="mt-8">
            <a href={PATHS.faq}>Back to the main FAQ</a>
          </p>
        )}
      </div>
    </div>
  );
}
