import { expect, it } from 'vitest';
import { headerLogo } from '#integrations/header-logo.ts';

it('a logo that is not there ends the build with the file, the field and what to do', () => {
  expect(() => headerLogo('/images/our-own.svg')).toThrow(
    'data/catalogue/business.json: logo is "/images/our-own.svg", expected the path of a file below public/. ' +
      'Put the picture there, or name one that is.',
  );
  expect(headerLogo('/images/logo.svg').name).toBe('header-logo');
});
