import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompany, type BuiltCompany } from '#tests/support/built-company.ts';

/** Words that are true of South Carolina, or of its sample company, and not of Colorado. */
const ELSEWHERE =
  /south[ -]carolina|\bSC\b|-sc\b|midlands?\b|\bcolumbia\b|\birmo\b|\bcayce\b|lexington|fall[ -]line|lake murray|congaree|saluda|wateree|red clay|clay (?:marks|stains|beds|splash)|palmetto|piedmont|sandhills|humid|\bcrape|live oaks?|magnolia|azalea|hurricane|fire ants?|pine straw|acorns?|dirt dauber|\bI-(?:20|26|77)\b|november to december|late march|clemson|\(803\)/gi;

/** What the sample company promises, and Boulder has not. */
const PROMISES =
  /licensed|insured|insurance and license|free estimates?|free quotes?|price (?:that )?you know before|know the price before|price before (?:any|we)|tells you the cost before|estimate<\/a> is free|estimate is free|free walk-through|travel fee in|no travel fee|\d(?:-| to )\d days|same[ -]day,? (?:service|visit)|usually the same day|often the same day|\d stories|three stories|clean it again|wash it again|who has agreed to be asked|locally owned|guarantee[ds]?\b(?! that)/gi;

/** A company in Boulder, Colorado: its facts and its rows. The sample's texts of the services are all it has. */
let company: BuiltCompany;
beforeAll(async () => {
  company = await buildCompany('boulder');
});
afterAll(() => company.remove());

const page = (path: string): string => company.page(path);
const pages = (): readonly string[] => company.pages();
const textFiles = (): readonly string[] => company.textFiles();

describe('a company in Boulder, Colorado', () => {
  it('is built from its facts and rows alone, and its audit finds nothing', () => {
    expect(company.outputs.company).toContain("data/catalogue/business.json is Flatiron Sample Washing's");
    expect(company.outputs.lock).toContain('9 cities, 6 services, 30 neighborhoods');
    expect(company.outputs.pictures.match(/^rendered .*\/stain-.*$/gm)?.length).toBeGreaterThanOrEqual(2);
    expect(company.outputs.build).toMatch(/dist\/: 3\d\d pages/);
    expect(company.outputs.audit).toMatch(/: no findings/);
  });

  it('says not one word of South Carolina in its pages, heads, cards, map, feeds and data', () => {
    const found = textFiles().flatMap((file) => {
      const words = readFileSync(join(company.dist, file), 'utf8').match(ELSEWHERE);
      return words === null ? [] : [`${file}: ${[...new Set(words.map((word) => word.toLowerCase()))].join(', ')}`];
    });
    expect(found).toEqual([]);
    const names = readdirSync(company.dist, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.match(ELSEWHERE) !== null)).toEqual([]);
  });

  it('sends no word of South Carolina to browsers in its scripts, but for the names of all states', () => {
    // Minified names are short words in any case, such as Sc.
    const elsewhere = new RegExp(
      ELSEWHERE.source.replaceAll(String.raw`\bSC\b|-sc\b`, String.raw`\bS\.?C\.? (?!South)[A-Z]`),
      'g',
    );
    const states = /South Carolina|District of Columbia|south carolina|district of columbia/g;
    const scripts = readdirSync(company.dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(10);
    const found = scripts.flatMap((file) => {
      const words = readFileSync(join(company.dist, file), 'utf8').replaceAll(states, '').match(elsewhere);
      return words === null ? [] : [`${file}: ${[...new Set(words)].join(', ')}`];
    });
    expect(found).toEqual([]);
  });

  it('names its own town, area and state', () => {
    expect(page('index')).toContain('Boulder, Colorado');
    expect(page('index')).toContain('for the Front Range');
    expect(page('services/house-washing')).toContain('House Washing in Boulder, CO');
    expect(page('service-areas/canon-city-colorado')).toContain('Exterior cleaning in Cañon City, Colorado');
    expect(page('service-areas/st-marys-colorado')).toContain('St. Mary&#39;s, CO');
    expect(page('contact')).toContain('name="city" value="Boulder CO"');
    expect(page('service-areas')).toContain('Map of the Front Range');
  });

  it('says on which days it works, in words and in structured data, and no others', () => {
    expect(page('index')).toContain('Regular hours Tuesday to Friday 8:00 AM to 5:00 PM, Saturday 9:00 AM to 1:00 PM');
    expect(
      [...page('index').matchAll(/"dayOfWeek":(\[[^\]]*\])/g)].map(([, days]) => JSON.parse(days!) as unknown),
    ).toEqual([['Tuesday', 'Wednesday', 'Thursday', 'Friday'], ['Saturday']]);
  });

  it('lists the service that is a row only wherever services are listed', () => {
    expect(page('index')).toContain('<option>Snow Guard Cleaning</option>');
    for (const path of ['index', 'services', 'faq', 'service-areas/boulder-colorado']) {
      expect(page(path), path).toContain('snow-guard-cleaning');
    }
    expect(page('services/snow-guard-cleaning')).toContain('freed of needles and grit');
  });

  it('has no section of reviews and no link to one, because it has neither reviews nor a page to leave one', () => {
    const found = pages().filter((path) => /id="testimonials"|#testimonials"|>Testimonials</.test(page(path)));
    expect(found).toEqual([]);
  });

  it('has no commercial section and no link to one, because it has no services for companies', () => {
    const found = pages().filter((path) => /id="commercial"|#commercial"|>Commercial</.test(page(path)));
    expect(found).toEqual([]);
    expect(page('index')).toContain('href="/#gallery"');
  });

  it('shows six pictures in its gallery, and none of decks, docks or stores, which it does not wash', () => {
    const [, gallery = ''] = /<section[^>]* id="gallery"(.*?)<\/section>/s.exec(page('index')) ?? [];
    const alts = [...gallery.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(new Set(alts).size).toBe(6);
    expect(alts.filter((alt) => /deck|dock|lake|store/i.test(alt ?? ''))).toEqual([]);
    const stated = [...gallery.matchAll(/(?:href|src)="(\/images\/[^"]+)"/g)].map(([, file]) => file!);
    expect(stated.filter((file) => !existsSync(join(company.dist, file)))).toEqual([]);
    const docks = pages().filter((path) => / alt="[^"]*dock/i.test(page(path)));
    expect(docks).toEqual([]);
  });

  it('is on the Front Range of Colorado, not in it and not of CO', () => {
    expect(page('blog')).toContain('<title>Blog: Caring for a House on the Front Range of Colorado</title>');
    expect(page('faq')).toContain('Questions about washing a house on the Front Range');
    const wrong = textFiles().filter((file) =>
      /\bin (?:the )?Front Range|\bof CO\b/.test(readFileSync(join(company.dist, file), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('promises no words about a place that nobody has written', () => {
    expect(page('service-areas/boulder-colorado/mapleton-hill')).not.toContain('What we know about');
    expect(page('service-areas/boulder-colorado/mapleton-hill')).toContain(
      'What we wash in Mapleton Hill, with answers',
    );
    expect(page('service-areas')).not.toContain('houses, trees and soil ask for');
  });

  it('makes no promise that nobody gave', () => {
    const found = pages()
      // Posts are rows, in words of their own.
      .filter((path) => !path.startsWith('blog/'))
      .flatMap((path) => {
        const made = page(path)
          .replace(/<script[^]*?<\/script>/g, '')
          .match(PROMISES);
        return made === null ? [] : [`${path}: ${[...new Set(made)].join(', ')}`];
      });
    expect(found).toEqual([]);
    expect(page('index')).not.toContain('Seven reasons');
  });

  it('publishes no price, rating, review or year that nobody gave', () => {
    const claims = textFiles()
      // The styleguide shows figures as samples of type.
      .filter((file) => file.endsWith('.html') && file !== 'styleguide.html')
      .filter((file) =>
        /\$\d|\b\d+\+ (?:reviews|years)|aggregateRating|(?<!built )since \d{4}/.test(
          page(file.slice(0, -'.html'.length)),
        ),
      );
    expect(claims).toEqual([]);
  });
});
