import { expect, it } from 'vitest';
import { headerLogo } from '#integrations/header-logo.ts';

it('fails the build with file, field and advice if the logo is missing', () => {
  expect(() => headerLogo('/images/our-own.svg')).toThrow(
    'data/catalogue/business.json: logo is "/images/our-own.svg", expected the path of a file in public/. ' +
      'Put the picture there, or name one that is.',
  );
  expect(headerLogo('/images/logo.svg').name).toBe('header-logo');
});
