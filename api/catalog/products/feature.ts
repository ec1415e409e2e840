import { feature, type Given } from '#api/http/feature';
import { productAdminRoutes } from './admin-routes.ts';
import { productRoutes } from './routes.ts';
import { createProducts } from './service.ts';

export const products = feature({
  services: (
    given: Omit<Given<typeof createProducts>, 'onChange'> & { onCatalogChange: () => void },
  ) => ({ products: createProducts({ ...given, onChange: given.onCatalogChange }) }),
  routes: (given: Given<typeof productRoutes> & Given<typeof productAdminRoutes>) => [
    productRoutes(given),
    productAdminRoutes(given),
  ],
});
