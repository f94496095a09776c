// Generated from data/supabase/migrations by npm run store:types. Do not edit; a test compares them.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          actor_name: string;
          at: string;
          detail: NonNullable<Json>;
          id: number;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          actor_name: string;
          at?: string;
          detail?: NonNullable<Json>;
          id?: never;
        };
        Update: {
          action?: string;
          actor?: string | null;
          actor_name?: string;
          at?: string;
          detail?: NonNullable<Json>;
          id?: never;
        };
        Relationships: [];
      };
      cities: {
        Row: {
          county: string | null;
          id: string;
          latitude: number | null;
          longitude: number | null;
          name: string;
          old_slugs: string[];
          slug: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          county?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          name: string;
          old_slugs?: string[];
          slug: string;
          updated_at?: string;
        };
        Update: {
          county?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          name?: string;
          old_slugs?: string[];
          slug?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      deploys: {
        Row: {
          finished_at: string | null;
          id: string;
          may_be_meant: boolean;
          message: string;
          run_url: string | null;
          started_at: string;
          state: string;
          step: string;
          url_count: number;
          urls: string[];
        };
        ComputedFields: never;
        Insert: {
          finished_at?: string | null;
          id?: string;
          may_be_meant?: boolean;
          message?: string;
          run_url?: string | null;
          started_at?: string;
          state?: string;
          step?: string;
          url_count?: number;
          urls?: string[];
        };
        Update: {
          finished_at?: string | null;
          id?: string;
          may_be_meant?: boolean;
          message?: string;
          run_url?: string | null;
          started_at?: string;
          state?: string;
          step?: string;
          url_count?: number;
          urls?: string[];
        };
        Relationships: [];
      };
      lead_settings: {
        Row: {
          created_at: string;
          hourly_limit: number;
          hourly_limit_per_address: number;
          id: boolean;
          quiet_days: number | null;
          retention_months: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          hourly_limit?: number;
          hourly_limit_per_address?: number;
          id?: boolean;
          quiet_days?: number | null;
          retention_months?: number;
        };
        Update: {
          created_at?: string;
          hourly_limit?: number;
          hourly_limit_per_address?: number;
          id?: boolean;
          quiet_days?: number | null;
          retention_months?: number;
        };
        Relationships: [];
      };
      leads: {
        Row: {
          address: string;
          best_time_to_call: string;
          campaign: NonNullable<Json>;
          city: string;
          deliver_until: string;
          delivered_at: string | null;
          delivery: string;
          desk_changed_at: string | null;
          desk_changed_by: string | null;
          desk_rank: number;
          desk_version: number;
          email: string;
          estimate: string;
          first_name: string;
          id: string;
          is_flood: boolean;
          is_spam: boolean;
          is_test: boolean;
          last_answer: string;
          last_name: string;
          message: string;
          next_try_at: string;
          notes: string;
          overdue_alerted_at: string | null;
          page: string;
          phone: string;
          preferred_days: string;
          received_at: string;
          request_id: number | null;
          revised_at: string | null;
          revision: number;
          search_text: string;
          service_type: string;
          source: string;
          spam_reasons: string[];
          state: string;
          submission_id: string;
          suspect: boolean;
          taken_by: string | null;
          timestamp: string;
          tried_at: string | null;
          tries: number;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          best_time_to_call?: string;
          campaign: NonNullable<Json>;
          city: string;
          deliver_until?: string;
          delivered_at?: string | null;
          delivery?: string;
          desk_changed_at?: string | null;
          desk_changed_by?: string | null;
          desk_rank?: never;
          desk_version?: number;
          email: string;
          estimate?: string;
          first_name: string;
          id?: string;
          is_flood: boolean;
          is_spam?: never;
          is_test: boolean;
          last_answer?: string;
          last_name: string;
          message: string;
          next_try_at?: string;
          notes?: string;
          overdue_alerted_at?: string | null;
          page: string;
          phone: string;
          preferred_days?: string;
          received_at?: string;
          request_id?: number | null;
          revised_at?: string | null;
          revision: number;
          search_text?: never;
          service_type: string;
          source: string;
          spam_reasons: string[];
          state?: string;
          submission_id: string;
          suspect: boolean;
          taken_by?: string | null;
          timestamp: string;
          tried_at?: string | null;
          tries?: number;
        };
        Update: {
          address?: string;
          best_time_to_call?: string;
          campaign?: NonNullable<Json>;
          city?: string;
          deliver_until?: string;
          delivered_at?: string | null;
          delivery?: string;
          desk_changed_at?: string | null;
          desk_changed_by?: string | null;
          desk_rank?: never;
          desk_version?: number;
          email?: string;
          estimate?: string;
          first_name?: string;
          id?: string;
          is_flood?: boolean;
          is_spam?: never;
          is_test?: boolean;
          last_answer?: string;
          last_name?: string;
          message?: string;
          next_try_at?: string;
          notes?: string;
          overdue_alerted_at?: string | null;
          page?: string;
          phone?: string;
          preferred_days?: string;
          received_at?: string;
          request_id?: number | null;
          revised_at?: string | null;
          revision?: number;
          search_text?: never;
          service_type?: string;
          source?: string;
          spam_reasons?: string[];
          state?: string;
          submission_id?: string;
          suspect?: boolean;
          taken_by?: string | null;
          timestamp?: string;
          tried_at?: string | null;
          tries?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'leads_taken_by_fkey';
            columns: ['taken_by'];
            isOneToOne: false;
            referencedRelation: 'staff';
            referencedColumns: ['user_id'];
          },
        ];
      };
      neighborhoods: {
        Row: {
          characteristics: string[];
          city_id: string;
          county: string | null;
          id: string;
          landmarks: NonNullable<Json>;
          latitude: number | null;
          local_businesses: NonNullable<Json>;
          longitude: number | null;
          name: string;
          old_slugs: string[];
          preposition: string | null;
          roads: NonNullable<Json>;
          slug: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          characteristics?: string[];
          city_id: string;
          county?: string | null;
          id?: string;
          landmarks?: NonNullable<Json>;
          latitude?: number | null;
          local_businesses?: NonNullable<Json>;
          longitude?: number | null;
          name: string;
          old_slugs?: string[];
          preposition?: string | null;
          roads?: NonNullable<Json>;
          slug: string;
          updated_at?: string;
        };
        Update: {
          characteristics?: string[];
          city_id?: string;
          county?: string | null;
          id?: string;
          landmarks?: NonNullable<Json>;
          latitude?: number | null;
          local_businesses?: NonNullable<Json>;
          longitude?: number | null;
          name?: string;
          old_slugs?: string[];
          preposition?: string | null;
          roads?: NonNullable<Json>;
          slug?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'neighborhoods_city_id_fkey';
            columns: ['city_id'];
            isOneToOne: false;
            referencedRelation: 'cities';
            referencedColumns: ['id'];
          },
        ];
      };
      post_drafts: {
        Row: {
          author: string;
          body: string;
          cover_alt: string | null;
          cover_image: string | null;
          created_at: string;
          excerpt: string;
          meta_description: string;
          post_id: string;
          saved_by: string | null;
          saved_by_name: string;
          slug: string;
          tags: string[];
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          body?: string;
          cover_alt?: string | null;
          cover_image?: string | null;
          created_at?: string;
          excerpt?: string;
          meta_description?: string;
          post_id: string;
          saved_by?: string | null;
          saved_by_name: string;
          slug: string;
          tags?: string[];
          title: string;
          updated_at?: string;
        };
        Update: {
          author?: string;
          body?: string;
          cover_alt?: string | null;
          cover_image?: string | null;
          created_at?: string;
          excerpt?: string;
          meta_description?: string;
          post_id?: string;
          saved_by?: string | null;
          saved_by_name?: string;
          slug?: string;
          tags?: string[];
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'post_drafts_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: true;
            referencedRelation: 'posts';
            referencedColumns: ['id'];
          },
        ];
      };
      post_revisions: {
        Row: {
          author: string;
          body: string;
          cover_alt: string | null;
          cover_image: string | null;
          digest: string;
          excerpt: string;
          id: number;
          kind: string;
          meta_description: string;
          post_id: string;
          published_at: string | null;
          same_as: number | null;
          saved_at: string;
          saved_by: string | null;
          saved_by_name: string | null;
          slug: string;
          started_at: string;
          status: string;
          tags: string[];
          title: string;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          body: string;
          cover_alt?: string | null;
          cover_image?: string | null;
          digest: string;
          excerpt: string;
          id?: never;
          kind: string;
          meta_description: string;
          post_id: string;
          published_at?: string | null;
          same_as?: number | null;
          saved_at: string;
          saved_by?: string | null;
          saved_by_name?: string | null;
          slug: string;
          started_at: string;
          status: string;
          tags: string[];
          title: string;
        };
        Update: {
          author?: string;
          body?: string;
          cover_alt?: string | null;
          cover_image?: string | null;
          digest?: string;
          excerpt?: string;
          id?: never;
          kind?: string;
          meta_description?: string;
          post_id?: string;
          published_at?: string | null;
          same_as?: number | null;
          saved_at?: string;
          saved_by?: string | null;
          saved_by_name?: string | null;
          slug?: string;
          started_at?: string;
          status?: string;
          tags?: string[];
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'post_revisions_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: false;
            referencedRelation: 'posts';
            referencedColumns: ['id'];
          },
        ];
      };
      posts: {
        Row: {
          author: string;
          body: string;
          cover_alt: string | null;
          cover_image: string | null;
          created_at: string;
          created_by: string | null;
          deleted_at: string | null;
          excerpt: string;
          id: string;
          meta_description: string;
          old_slugs: string[];
          published_at: string | null;
          slug: string;
          status: string;
          tags: string[];
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          body?: string;
          cover_alt?: string | null;
          cover_image?: string | null;
          created_at?: string;
          created_by?: string | null;
          deleted_at?: string | null;
          excerpt?: string;
          id?: string;
          meta_description?: string;
          old_slugs?: string[];
          published_at?: string | null;
          slug: string;
          status?: string;
          tags?: string[];
          title: string;
          updated_at?: string;
        };
        Update: {
          author?: string;
          body?: string;
          cover_alt?: string | null;
          cover_image?: string | null;
          created_at?: string;
          created_by?: string | null;
          deleted_at?: string | null;
          excerpt?: string;
          id?: string;
          meta_description?: string;
          old_slugs?: string[];
          published_at?: string | null;
          slug?: string;
          status?: string;
          tags?: string[];
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      services: {
        Row: {
          description: string;
          display_name: string;
          id: string;
          name: string;
          old_slugs: string[];
          slug: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          description?: string;
          display_name: string;
          id?: string;
          name: string;
          old_slugs?: string[];
          slug: string;
          updated_at?: string;
        };
        Update: {
          description?: string;
          display_name?: string;
          id?: string;
          name?: string;
          old_slugs?: string[];
          slug?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      staff: {
        Row: {
          created_at: string;
          name: string;
          role: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          name: string;
          role?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          name?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      staff_settings: {
        Row: {
          id: boolean;
          require_second_factor: boolean;
        };
        ComputedFields: never;
        Insert: {
          id?: boolean;
          require_second_factor?: boolean;
        };
        Update: {
          id?: boolean;
          require_second_factor?: boolean;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      bin_post: { Args: { post_id: string }; Returns: undefined };
      discard_post_draft: { Args: { known_draft: string; post_id: string }; Returns: boolean };
      empty_bin: { Args: Record<PropertyKey, never>; Returns: number };
      erase_lead: { Args: { person_email?: string; person_phone?: string }; Returns: number };
      lead_summary: { Args: Record<PropertyKey, never>; Returns: Json };
      leads_of_person: { Args: { person_email?: string; person_phone?: string }; Returns: Json };
      picture_uses: {
        Args: { names: string[] };
        Returns: {
          alt: string;
          in_bin: boolean;
          name: string;
          post_id: string;
          title: string;
        }[];
      };
      report_deploy: { Args: { deploy_id?: string; report: Json; token: string }; Returns: string };
      request_build: { Args: { publish_anyway?: boolean }; Returns: undefined };
      resend_lead: { Args: { lead_id: string }; Returns: string };
      resend_undelivered: { Args: Record<PropertyKey, never>; Returns: number };
      restore_post: { Args: { post_id: string }; Returns: undefined };
      save_post_draft: {
        Args: { known_draft?: string; known_post: string; post_id: string; words: Json };
        Returns: {
          author: string;
          body: string;
          cover_alt: string | null;
          cover_image: string | null;
          created_at: string;
          excerpt: string;
          meta_description: string;
          post_id: string;
          saved_by: string | null;
          saved_by_name: string;
          slug: string;
          tags: string[];
          title: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'post_drafts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      second_factor_step: { Args: Record<PropertyKey, never>; Returns: string };
      send_test_alert: { Args: Record<PropertyKey, never>; Returns: undefined };
      submit_lead: { Args: { payload: Json }; Returns: Json };
      submit_lead_form: {
        Args: {
          address?: string;
          bestTimeToCall?: string;
          city?: string;
          contact_me_by_fax_only?: string;
          email?: string;
          estimate?: string;
          firstName?: string;
          lastName?: string;
          message?: string;
          page?: string;
          payload?: string;
          phone?: string;
          preferredDays?: string;
          serviceType?: string;
          source?: string;
        };
        Returns: Json;
      };
      test_lead_delivery: { Args: { submission: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
