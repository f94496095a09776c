/** What each check on the table posts asks for, in a sentence, by the check's name in data/supabase/migrations. */
export const FIELD_RULES: Readonly<Record<string, string>> = {
  posts_slug: 'The address may have lowercase letters, digits and single hyphens, 80 characters at most.',
  posts_title: 'The title needs 1 to 160 characters on one line.',
  posts_excerpt: 'The excerpt may have 600 characters at most.',
  posts_body: 'The text may have 200,000 characters at most.',
  posts_cover_image: 'The cover picture is no picture of this site. Please choose it again.',
  posts_cover_alt: 'The description of the cover picture needs 1 to 300 characters on one line.',
  posts_cover_described: 'The cover picture needs a description.',
  posts_author: 'The author needs 1 to 120 characters on one line.',
  posts_tags: 'Each tag needs 1 to 60 characters on one line.',
  posts_meta_description: 'The description for search results may have 320 characters at most.',
  posts_described: 'Before a post is published it needs a description for search results.',
  posts_status: 'A post is a draft, scheduled or published.',
  posts_time: 'A scheduled post needs a date and a time.',
};
