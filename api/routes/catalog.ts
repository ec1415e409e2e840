import type { AnyElysia } from 'elysia';
import { demoHealthRoutes } from '#api/catalog/demo-checks/routes';
import { discountRoutes } from '#api/catalog/discounts/routes';
import { pictureRoutes, uploadRoutes } from '#api/catalog/pictures/routes';
import { productAdminRoutes } from '#api/catalog/products/admin-routes';
import { productRoutes } from '#api/catalog/products/routes';
import type { RouteContext } from './context.ts';

/** Products, their pictures and demos, and discounts. */
export function catalogRoutes(context: RouteContext): AnyElysia[] {
  const { now, services, shopDay } = context;
  const { access } = services;
  return [
    productRoutes({
      access,
      products: services.products,
      settings: context.shopSettings,
      shopDay,
    }),
    productAdminRoutes({
      access,
      products: services.products,
      settings: context.shopSettings,
    }),
    demoHealthRoutes({ access, demoHealth: services.demoHealth }),
    uploadRoutes({ access, pictures: services.pictures }),
    pictureRoutes(services.pictures),
    discountRoutes({ access, discounts: services.discounts, now, shopDay }),
  ];
}
